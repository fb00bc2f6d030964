import { delimiter, join } from 'node:path'
import { findDebianProgram } from './debian-program.ts'

/**
 * Returns the path of a Python, and installs it first when the machine has none and this user has the permission.
 * Otherwise returns the reason, for the message of the skipped tests.
 */
export function findPython(): { readonly path: string } | { readonly missing: string } {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '')
  return findDebianProgram({
    name: 'Python',
    paths: [...folders.map((folder) => join(folder, 'python3')), '/usr/bin/python3'],
    packages: ['python3'],
    variable: 'PYTHON_PATH',
  })
}
