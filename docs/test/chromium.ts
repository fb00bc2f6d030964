import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The headless shell comes first: it opens a page with two thirds of the work, and its download is smaller. */
const PATHS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/** Installs Debian's package, unless another test already did. Older Debian versions have no package of the shell. */
const INSTALL = `
for path in "$@"; do test ! -e "$path" || exit 0; done
apt-get update -qq
install="apt-get install -y -qq --no-install-recommends"
$install chromium-headless-shell || $install chromium
`

/** Flags for a machine without network access, and perhaps without a sandbox. Only the page may open connections. */
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
 * Returns the path of a Chromium. When there is none, installs Debian's package if this user has the permission.
 * Otherwise returns the reason, for the message of the skipped tests.
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
