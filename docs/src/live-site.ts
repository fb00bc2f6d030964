import type { Server } from 'node:http'
import { join } from 'node:path'
import { unreleased } from '@pix-payments/release/unreleased'
import type { LiveSite } from './serve.ts'
import { DOCS } from './folders.ts'

/** A page that every edit may concern. It is made at the start, because the first page takes seconds. */
const FIRST_PAGE = '/guides/deposit.html'

/** Opens the development server of Astro. Its open pages listen to `server` for edits. */
export async function openLiveSite(server: Server): Promise<LiveSite> {
  process.env['ASTRO_TELEMETRY_DISABLED'] = '1'
  process.env['ASTRO_DISABLE_UPDATE_CHECK'] = 'true'
  // Imported here, because the variables above must be set first.
  const { dev } = await import('astro')
  const { siteConfig } = await import('./site/site-config.ts')
  const failures: string[] = []
  let refresh = (): void => undefined
  const config = siteConfig(failures, await unreleased(join(DOCS, '..')), {
    name: 'refresh',
    configureServer: ({ environments, ws }) => {
      refresh = () => {
        for (const { moduleGraph } of Object.values(environments)) moduleGraph.invalidateAll()
        ws.send({ type: 'full-reload' })
      }
    },
  })
  // Astro opens a port of its own, which nobody calls.
  const site = await dev({
    ...config,
    server: { host: '127.0.0.1', port: 0 },
    vite: { ...config.vite, server: { ws: { server } } },
  })
  const { port } = site.address
  void fetch(`http://127.0.0.1:${port}${FIRST_PAGE}`).then(
    (page) => page.text(),
    () => undefined,
  )
  return {
    handle(request, response) {
      response.on('close', () => {
        for (const failure of failures.splice(0)) console.error(failure)
      })
      site.handle(request, response)
    },
    refresh: () => refresh(),
    close: () => site.stop(),
  }
}
