import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CACHE, PINS } from '../folders.ts'
import { run } from '../run.ts'

const ENVIRONMENT = join(CACHE, 'python')
/** The programs of the virtual environment: `python`, `openapi-python-client`, `openapi-spec-validator`, `ruff`. */
export const PYTHON_PROGRAMS: string = join(ENVIRONMENT, 'bin')

/** Installs `requirements.txt` in a virtual environment, unless this was done. pip compares every checksum. */
export async function fetchPythonEnvironment(): Promise<void> {
  const requirements = join(PINS, 'python/requirements.txt')
  const complete = join(ENVIRONMENT, 'complete')
  // An environment belongs to the Python that made it.
  const wanted = `${await run('python3', ['-VV'], { cwd: CACHE })}${await readFile(requirements, 'utf8')}`
  if ((await readFile(complete, 'utf8').catch(() => undefined)) === wanted) return
  await rm(ENVIRONMENT, { recursive: true, force: true })
  await run('python3', ['-m', 'venv', ENVIRONMENT], { cwd: CACHE })
  const install = ['install', '--quiet', '--require-hashes', '--only-binary', ':all:', '-r', requirements]
  await run(join(PYTHON_PROGRAMS, 'python'), ['-m', 'pip', ...install], { cwd: CACHE })
  await writeFile(complete, wanted)
}
