import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { findDebianProgram } from '@pix-payments/testing/debian-program'
import { expect, test } from 'vitest'

const promtool = findDebianProgram({
  name: 'promtool',
  paths: ['/usr/bin/promtool'],
  packages: ['prometheus'],
  variable: 'PROMTOOL_PATH',
})
const missing = 'missing' in promtool ? `: ${promtool.missing}` : ''

test.skipIf(missing !== '').each([
  ['check', 'alerts.yaml', '12 rules found'],
  ['test', 'alerts.test.yaml', 'SUCCESS'],
])(`promtool %s rules %s${missing}`, (command, file, want) => {
  if ('missing' in promtool) throw new Error(promtool.missing)
  const cwd = join(import.meta.dirname, '../../../../examples/deployment/monitoring')
  expect(execFileSync(promtool.path, [command, 'rules', file], { cwd, encoding: 'utf8' })).toContain(want)
})
