import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const PATHS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** Flags for a machine with a closed network and perhaps no sandbox: nothing but the page may open a connection. */
export const CHROMIUM_FLAGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * The path of a Chromium, installing Debian's package when there is none and this user may. Gives the reason
 * instead where that cannot be, for the skip message.
 */
export function findChromium(): { readonly path: string } | { readonly missing: string } {
  const found = [process.env['CHROMIUM_PATH'] ?? '', ...PATHS].find((path) => path !== '' && existsSync(path))
  if (found !== undefined) return { path: found }
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) {
    return { missing: 'no Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH' }
  }
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore' })
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      stdio: 'ignore',
    })
  } catch (error) {
    return { missing: `Chromium could not be installed: ${(error as Error).message}` }
  }
  return { path: '/usr/bin/chromium' }
}
