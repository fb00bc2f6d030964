import { buildDocs } from './build-docs.ts'
import { OPTIONS, readSettings } from './command-line.ts'
import { openPage } from './open-page.ts'
import { openServers, stopOnSignal } from './servers.ts'
import { welcome } from './welcome.ts'

const HELP = `Serves the sandbox of the Pix payment API, the mock and the documentation.

Usage: npx -y pnpm@12.21.0 start [options]
${OPTIONS}`

async function main(): Promise<void> {
  const settings = readSettings()
  if (settings === undefined) return console.log(HELP)
  const servers = await openServers(settings, { dev: false })
  stopOnSignal(servers)
  console.log(welcome(servers, settings))
  if (settings.opensPage) openPage(`${servers.service.url}/`)
  // The documentation is built last, so that the service and the mock already accept requests during the build.
  if (!settings.buildDocs) return
  const succeeded = await buildDocs({ say: (sentence) => console.log(`docs    | ${sentence}`) })
  if (!succeeded) servers.docsFailed()
}

await main().catch((error: unknown) => {
  console.error(`${(error as Error).message}\nSee start --help.`)
  process.exitCode = 1
})
