import { findPooler } from '../support/pgbouncer.ts'
import { findPostgres } from '@pix-payments/testing/postgres'
import { type Engine, postgres } from './engines.ts'

const direct = await findPostgres()

/** PostgreSQL through PgBouncer with transaction pooling. Tests of what depends on the connections run with it. */
export const POOLED: Engine = postgres('PostgreSQL through PgBouncer', await findPooler(direct), direct)
