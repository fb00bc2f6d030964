import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { FreshSchema } from '../../test/support/fresh-schema.ts'
import type { Minute } from './minutes.ts'

const CLI = join(import.meta.dirname, '../../dist/cli.js')
const run = promisify(execFile)

/** Each charge and withdrawal of the soak by the number in its externalId. */
const NUMBERS = `
  select substring(body from '"externalId": *"soak-([0-9]+)"') as number, 'charge' as kind from charge
  union all
  select substring(external_id from '^soak-([0-9]+)$'), 'withdrawal' from withdrawal`

/** Returns a problem when an acknowledged write is missing, or when a request was carried out twice. */
export async function missingWrites(
  schema: Pick<FreshSchema, 'query'>,
  minutes: readonly Pick<Minute, 'acknowledged'>[],
): Promise<readonly string[]> {
  const written = new Map<number, number>()
  for (const { number } of await schema.query<{ number: string | null }>(NUMBERS)) {
    if (number !== null) written.set(Number(number), (written.get(Number(number)) ?? 0) + 1)
  }
  const missing = minutes.flatMap(({ acknowledged }) => [...acknowledged].filter((it) => !written.has(it)))
  const doubles = [...written].filter(([, count]) => count > 1)
  const all = minutes.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)
  console.error(`${all} writes were acknowledged, ${written.size} are in the database`)
  return [
    ...(missing.length > 0
      ? [`${missing.length} of ${all} acknowledged writes are missing, such as soak-${missing[0]}.`]
      : []),
    ...(doubles.length > 0 ? [`${doubles.length} requests were carried out twice.`] : []),
  ]
}

/** Runs `pix-service check`. Returns its output when it finds a problem. */
export async function failedCheck({ url, schema }: FreshSchema): Promise<readonly string[]> {
  try {
    await run(process.execPath, [CLI, 'check', '--database-schema', schema], {
      env: { ...process.env, DATABASE_URL: url },
      maxBuffer: 16 * 2 ** 20,
    })
    return []
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { readonly stdout?: string; readonly stderr?: string }
    return [`pix-service check: ${(stdout + stderr).trim().slice(0, 2000)}`]
  }
}
