import { findDebianProgram } from './debian-program.ts'

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
 * Returns the path of a Chromium, and installs it first when the machine has none and this user has the permission.
 * Otherwise returns the reason, for the message of the skipped tests.
 */
export function findChromium(): { readonly path: string } | { readonly missing: string } {
  return findDebianProgram({
    name: 'Chromium',
    // The headless shell comes first: it opens a page with two thirds of the work, and its download is smaller.
    paths: [
      '/usr/bin/chromium-headless-shell',
      '/usr/bin/chromium',
      '/usr/bin/chromium-browser',
      '/usr/bin/google-chrome',
    ],
    // Older Debian versions have no package of the shell.
    packages: ['chromium-headless-shell', 'chromium'],
    variable: 'CHROMIUM_PATH',
  })
}
