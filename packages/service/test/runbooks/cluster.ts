import { execFile, execFileSync } from 'node:child_process'
import { appendFileSync, chmodSync, chownSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { RUN_VARIABLE } from '@pix-payments/testing/run'
import { userOf } from '../replica/standby.ts'
import type { Environment } from '../support/guide-shell.ts'

/** A PostgreSQL cluster of its own, and the variables that the runbook uses. */
export interface Cluster {
  /** The variables of the runbook. */
  readonly variables: Environment & { readonly DATABASE_URL: string; readonly NEW_DATABASE_URL: string }
  /** Runs commands on the machine of the database, as the user of PostgreSQL. */
  onMachine(lines: readonly string[], more?: Environment): Promise<string>
  /** Ends the server of a data folder at once, if it runs. */
  lose(data: 'PGDATA' | 'NEW_PGDATA'): Promise<void>
}

/** Creates a cluster in a folder, and starts it. A second cluster can start in the folder NEW_PGDATA. */
export async function startCluster(binaries: string, folder: string): Promise<Cluster> {
  const user = userOf()
  const home = join(folder, 'pg')
  mkdirSync(home)
  if (user.uid !== undefined && user.gid !== undefined) chownSync(home, user.uid, user.gid)
  // The temporary folder is only for its owner, and PostgreSQL runs as another user.
  chmodSync(folder, 0o711)
  const at = (name: string): string => join(home, name)
  const urlOf = (data: string): string =>
    `postgres://postgres@localhost/postgres?host=${encodeURIComponent(data)}`
  const variables = {
    PGDATA: at('old'),
    NEW_PGDATA: at('new'),
    ARCHIVE: at('archive'),
    BACKUP: at('backup'),
    DATABASE_URL: urlOf(at('old')),
    NEW_DATABASE_URL: urlOf(at('new')),
  }
  const environment = (more: Environment): NodeJS.ProcessEnv => ({
    PATH: `${binaries}:/usr/bin:/bin`,
    // With the mark of the run, the guard finds a server that has lost its test.
    [RUN_VARIABLE]: process.env[RUN_VARIABLE],
    ...variables,
    ...more,
  })
  const onMachine: Cluster['onMachine'] = async (lines, more = {}) => {
    const options = { ...user, cwd: home, env: environment(more) }
    try {
      return (await promisify(execFile)('bash', ['-e', '-c', lines.join('\n')], options)).stdout
    } catch (error) {
      const logs = ['old', 'new'].map((name) => join(at(name), 'log')).filter((file) => existsSync(file))
      throw new Error(logs.map((file) => readFileSync(file, 'utf8').slice(-2000)).join('\n'), {
        cause: error,
      })
    }
  }
  execFileSync(
    join(binaries, 'initdb'),
    ['-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
    { ...user, cwd: home, env: environment({}), stdio: 'pipe' },
  )
  // Each server listens in its own data folder. The data is temporary, so nothing is synced.
  appendFileSync(
    join(variables.PGDATA, 'postgresql.conf'),
    ["listen_addresses = ''", "unix_socket_directories = '.'", 'fsync = off', ''].join('\n'),
  )
  await onMachine(['mkdir $ARCHIVE', 'pg_ctl start --pgdata $PGDATA --log $PGDATA/log'])
  return {
    variables,
    onMachine,
    async lose(data) {
      await onMachine([
        `if pg_ctl status --pgdata $${data}; then pg_ctl stop --pgdata $${data} --mode immediate; fi`,
      ])
    },
  }
}
