/**
 * The command `pnpm proof`. It runs the commands of `proof-rows.ts`, or those that are named, and writes their results into
 * the file that the documentation shows. A row that does not run keeps its last result.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, release, tmpdir, totalmem, type } from 'node:os'
import { join } from 'node:path'
import { PROOF_ROWS, type Proof, ROOT } from './proof-rows.ts'

const FILE = join(ROOT, 'docs/src/data/proof.json')
const GIGABYTE = 1024 ** 3

const names = process.argv.slice(2)
if (names.includes('--help') || names.includes('-h')) {
  console.log(`Runs checks, and writes their results into the file that the documentation shows.

  pnpm proof          run all of them
  pnpm proof <name>…  run some of them. The others keep their last results

Names: ${PROOF_ROWS.map((row) => row.name).join(', ')}`)
  process.exit()
}
const unknown = names.filter((name) => PROOF_ROWS.every((row) => row.name !== name))
if (unknown.length > 0)
  throw new Error(`Unknown: ${unknown.join(', ')}. Known: ${PROOF_ROWS.map((row) => row.name).join(', ')}`)

const machine = `${cpus()[0]?.model ?? 'unknown'}, ${cpus().length} × CPU, ${Math.round(totalmem() / GIGABYTE)} GB, ${type()} ${release()}, Node ${process.version}`
const folder = mkdtempSync(join(tmpdir(), 'pix-proof-'))
try {
  for (const [index, row] of PROOF_ROWS.entries()) {
    if (names.length > 0 && !names.includes(row.name)) continue
    console.log(`${row.name}: ${row.command}`)
    const results = join(folder, `${index}.json`)
    const { status } = spawnSync(process.execPath, row.program(results), {
      cwd: ROOT,
      env: { ...process.env, ...row.environment },
      stdio: 'inherit',
    })
    const { name, command, read } = row
    const passed = status === 0
    const proof = { name, command, ranAt: new Date().toISOString().slice(0, 10), machine, passed }
    record({ ...proof, figures: read(results) })
    if (!passed) process.exitCode = 1
  }
} finally {
  rmSync(folder, { recursive: true })
}

/** Replaces the last result of the row, in the order of the rows. */
function record(proof: Proof): void {
  const known = JSON.parse(readFileSync(FILE, 'utf8')) as readonly Proof[]
  const all = PROOF_ROWS.flatMap(({ name }) =>
    name === proof.name ? [proof] : known.filter((it) => it.name === name),
  )
  writeFileSync(FILE, `${JSON.stringify(all, undefined, 2)}\n`)
}
