import { run } from './run.ts'

/** The programs of a language, which the machine must have. */
export type Toolchain = 'java' | 'python' | 'go'

interface Requirement {
  /** In messages: `no Java 11 or newer`. */
  readonly name: string
  readonly atLeast: string
  /** The commands that must exist. The first prints the version. */
  readonly commands: readonly (readonly [program: string, ...args: string[]])[]
}

const REQUIREMENTS: Readonly<Record<Toolchain, Requirement>> = {
  java: {
    name: 'Java',
    atLeast: '11.0',
    commands: [
      ['javac', '-version'],
      ['java', '-version'],
      ['mvn', '--version'],
    ],
  },
  python: {
    name: 'Python',
    atLeast: '3.11',
    commands: [
      ['python3', '--version'],
      ['python3', '-m', 'venv', '--help'],
    ],
  },
  go: { name: 'Go', atLeast: '1.25', commands: [['go', 'version']] },
}

/** Returns why each missing toolchain cannot be used: `no Go 1.25 or newer (go)`. */
export async function findMissing(
  toolchains: Iterable<Toolchain>,
  cwd: string,
): Promise<ReadonlyMap<Toolchain, string>> {
  const missing = new Map<Toolchain, string>()
  for (const toolchain of toolchains) {
    const reason = await missingPart(REQUIREMENTS[toolchain], cwd)
    if (reason !== undefined) missing.set(toolchain, reason)
  }
  return missing
}

async function missingPart(
  { name, atLeast, commands }: Requirement,
  cwd: string,
): Promise<string | undefined> {
  let version: string | undefined
  for (const [program, ...args] of commands) {
    const output = await run(program, args, { cwd, timeoutMs: 60_000 }).catch(() => undefined)
    if (output === undefined) return `no ${name} ${atLeast} or newer: "${[program, ...args].join(' ')}" fails`
    version ??= /\d+\.\d+/.exec(output)?.[0] ?? '0.0'
  }
  return isOlder(version ?? '0.0', atLeast) ? `no ${name} ${atLeast} or newer: it is ${version}` : undefined
}

/** Compares versions such as `3.9` and `3.11`. */
function isOlder(version: string, other: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [otherMajor = 0, otherMinor = 0] = other.split('.').map(Number)
  return major < otherMajor || (major === otherMajor && minor < otherMinor)
}
