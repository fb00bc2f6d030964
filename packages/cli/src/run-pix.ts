import { CommanderError } from 'commander'
import { EXIT } from './output/exit-codes.ts'
import { createProgram } from './program.ts'

/**
 * Runs a command, and writes to the standard streams of this process.
 *
 *     process.exitCode = await runPix(['pay', chargeId, '--as', '12345678909'])
 *
 * @returns the exit code: 0 done, 1 failed, 2 usage, 4 not reachable, 5 did not come.
 */
export async function runPix(args: readonly string[]): Promise<number> {
  try {
    const program = createProgram()
    if (isCompletion(args)) {
      const { addCompletions } = await import('./commands/completions.ts')
      await addCompletions(program)
    }
    await program.parseAsync(args, { from: 'user' })
    return EXIT.done
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.done : EXIT.usage
    const { reportFailure } = await import('./output/report-failure.ts')
    return reportFailure(error, args.includes('--json'))
  }
}

/** Whether a shell asks for completions (`complete -- …`) or the user for its script (`completion zsh`). */
const isCompletion = ([name]: readonly string[]): boolean => name === 'complete' || name === 'completion'
