import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The same engine without windows first: it opens a page for two thirds of the work, and is a smaller download. */
const PATHS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/** Installs Debian's package, unless another test did meanwhile; an older Debian has no package of the shell alone. */
const INSTALL = `
for path in "$@"; do test ! -e "$path" || exit 0; done
apt-get update -qq
install="apt-get install -y -qq --no-install-recommends"
$install chromium-headless-shell || $install chromium
`

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
  const path = installed()
  if (path !== undefined) return { path }
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) {
    return { missing: 'no Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH' }
  }
  const lock = join(tmpdir(), 'pix-chromium.lock')
  try {
    execFileSync('flock', [lock, 'sh', '-c', INSTALL, 'install', ...PATHS], {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  } catch (error) {
    return { missing: `Chromium could not be installed: ${(error as Error).message}` }
  }
  const found = installed()
  return found === undefined ? { missing: 'no Chromium, though its package was installed' } : { path: found }
}

const installed = (): string | undefined =>
  [process.env['CHROMIUM_PATH'] ?? '', ...PATHS].find((path) => path !== '' && existsSync(path))
