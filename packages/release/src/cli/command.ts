/**
 * Runs a command with its arguments, and sets the exit code of this process. It is 2 with a message when the command
 * cannot run.
 */
export async function run(
  name: string,
  main: (args: string[]) => Promise<number>,
  args: readonly string[],
): Promise<void> {
  try {
    process.exitCode = await main([...args])
  } catch (error) {
    console.error(`${(error as Error).message}\nSee "pnpm ${name} --help".`)
    process.exitCode = 2
  }
}
