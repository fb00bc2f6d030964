import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** A program that a test needs, and how to install it on Debian. */
export interface DebianProgram {
  /** The name of the program in messages: `Chromium`. */
  readonly name: string
  /** The paths at which the program may be. The first path that exists is used. */
  readonly paths: readonly string[]
  /** Debian's packages of the program. The second is installed when the first does not exist, and so on. */
  readonly packages: readonly [string, ...string[]]
  /** The environment variable with another path: `CHROMIUM_PATH`. */
  readonly variable: string
}

const APT = '/usr/bin/apt-get'

/** Installs the first package that exists, unless another test has installed the program meanwhile. */
const INSTALL = `
packages=$1; shift
for path in "$@"; do test ! -e "$path" || exit 0; done
apt-get update -qq
for package in $packages; do
  apt-get install -y -qq --no-install-recommends "$package" && exit 0
done
exit 1
`

/**
 * Returns the path of a program. When it is not there, installs Debian's package if this user has the permission.
 * Otherwise returns the reason, for the message of the skipped tests.
 */
export function findDebianProgram(
  program: DebianProgram,
): { readonly path: string } | { readonly missing: string } {
  const { name, paths, packages, variable } = program
  const path = installed(program)
  if (path !== undefined) return { path }
  if (!existsSync(APT) || process.getuid?.() !== 0) {
    const install = `apt-get install ${packages.at(-1)}`
    return { missing: `no ${name}: install it (Debian: ${install}) or set ${variable}` }
  }
  try {
    // Two runs wait for each other, and no lock file is left.
    execFileSync('flock', [APT, 'sh', '-c', INSTALL, 'install', packages.join(' '), ...paths], {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  } catch (error) {
    return { missing: `${name} could not be installed: ${(error as Error).message}` }
  }
  const found = installed(program)
  return found === undefined ? { missing: `no ${name}, though its package was installed` } : { path: found }
}

const installed = ({ paths, variable }: DebianProgram): string | undefined =>
  [process.env[variable] ?? '', ...paths].find((path) => path !== '' && existsSync(path))
