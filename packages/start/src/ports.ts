/** The flag, environment variable and default of each port. A flag takes precedence over a variable. */
export const PORTS = {
  service: { flag: 'service-port', variable: 'PIX_SERVICE_PORT', fallback: 4010 },
  mock: { flag: 'mock-port', variable: 'PIX_MOCK_PORT', fallback: 4020 },
  docs: { flag: 'docs-port', variable: 'PIX_DOCS_PORT', fallback: 4030 },
} as const

export type Part = keyof typeof PORTS

/** Reads a port (0 to 65535) from the flags, the environment or the default. Throws an `Error` that names the setting. */
export function portOf(
  part: Part,
  flags: Readonly<Record<string, string | boolean | undefined>>,
  environment: Readonly<Record<string, string | undefined>>,
): number {
  const { flag, variable, fallback } = PORTS[part]
  const given = flags[flag] ?? environment[variable]
  if (given === undefined || given === '') return fallback
  const port = /^\d+$/.test(String(given)) ? Number(given) : Number.NaN
  if (!(port <= 65_535)) {
    const name = flags[flag] === undefined ? variable : `--${flag}`
    throw new Error(`${name} must be a port from 0 to 65535, not "${String(given)}".`)
  }
  return port
}

/** Returns an error that names the setting, when a port cannot be opened. Returns any other error unchanged. */
export function explainListenError(part: Part, port: number, error: unknown): Error {
  const { code } = error as NodeJS.ErrnoException
  const { flag, variable } = PORTS[part]
  const fix = `Choose another with --${flag} or ${variable}.`
  if (code === 'EADDRINUSE') return new Error(`Port ${port} for the ${part} is taken. ${fix}`)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new Error(`The address given with --host is not one of this machine (${code}).`)
  }
  if (code === 'EACCES')
    return new Error(`Port ${port} for the ${part} may not be opened by this user. ${fix}`)
  return error as Error
}
