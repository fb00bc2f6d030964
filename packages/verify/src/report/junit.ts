import type { Result } from '../run/run-scenarios.ts'
import { stepsText } from './terminal.ts'

/** The results as JUnit XML: a test suite for each group, a test case for each scenario and seed. */
export function junitReport(results: readonly Result[]): string {
  const suites = [...Map.groupBy(results, ({ scenario }) => scenario.group)].map(([group, of]) => {
    const failures = of.filter(({ outcome }) => outcome === 'failed').length
    const skipped = of.filter(({ outcome }) => outcome === 'skipped').length
    return [
      `  <testsuite name="${group}" tests="${of.length}" failures="${failures}" skipped="${skipped}">`,
      ...of.map(testCase),
      '  </testsuite>',
    ].join('\n')
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<testsuites name="pix-verify">',
    ...suites,
    '</testsuites>',
    '',
  ].join('\n')
}

function testCase(result: Result): string {
  const { scenario, seed, milliseconds, outcome, reason, failure } = result
  const name = escapeXml(`${scenario.id} seed ${seed}`)
  const start = `    <testcase classname="${scenario.group}" name="${name}" time="${milliseconds / 1000}"`
  if (outcome === 'passed') return `${start}/>`
  if (outcome === 'skipped') return `${start}><skipped message="${escapeXml(reason ?? '')}"/></testcase>`
  const differences = (failure?.differences ?? []).map(
    ({ text, wallet, backEnd }) => `${text}\n  payment API: ${wallet}\n  back end: ${backEnd}`,
  )
  const body = escapeXml([scenario.title, stepsText(result), ...differences].join('\n'))
  return `${start}><failure message="${escapeXml(scenario.cost)}">${body}</failure></testcase>`
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes a text for XML and HTML. */
export const escapeXml = (text: string): string => text.replaceAll(/[&<>"]/g, (it) => ESCAPES[it] ?? it)
