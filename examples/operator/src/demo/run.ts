/** The command `example`: an operator beside a sandbox. `--help` lists its options. */
import { bundleContract } from '../../../../packages/start/src/bundle-contract.ts'
import { endWithCommand } from '../../../../packages/start/src/end-with-command.ts'
import { type Demo, openDemo } from './demo.ts'
import { HELP, readOptions } from './options.ts'
import { welcome } from './welcome.ts'

/** The first Ctrl-C waits for requests in flight and exits with 0. A second Ctrl-C exits with 130. */
function stopOnSignal(demo: Demo): void {
  let stopping = false
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(130)
      stopping = true
      void demo.close().then(() => {
        console.log('Stopped.')
        process.exit(0)
      })
    })
  }
}

try {
  const options = readOptions(process.argv.slice(2), process.env)
  if (options === undefined) console.log(HELP)
  else {
    // The end of a package manager that started the command is the same as Ctrl-C.
    const guard = endWithCommand(() => process.kill(process.pid))
    const demo = await openDemo(options, bundleContract, guard.deletes)
    stopOnSignal(demo)
    console.log(welcome(demo, options))
  }
} catch (error) {
  console.error(`${(error as Error).message}\nSee example --help.`)
  process.exitCode = 1
}
