import { byWeight, headlineOf } from '../checks/headline.ts'
import type { Result } from '../run/run-scenarios.ts'
import { remedyLink, ruleLink } from './links.ts'
import type { RunInfo } from './run-info.ts'
import { isBad, stepsText } from './terminal.ts'

/** The results as JUnit XML: a test suite for each group, a test case for each scenario and seed. */
export function junitReport(results: readonly Result[], info: RunInfo): string {
  const suites = [...Map.groupBy(results, ({ scenario }) => scenario.group)].map(([group, of]) => {
    const failures = of.filter(({ outcome }) => isBad(outcome)).length
    const skipped = of.filter(({ outcome }) => outcome === 'skipped').length
    return [
      `  <testsuite name="${group}" tests="${of.length}" failures="${failures}" skipped="${skipped}" time="${secondsOf(of)}">`,
      propertiesOf(info),
      ...of.map(testCase),
      '  </testsuite>',
    ].join('\n')
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="pix-verify" timestamp="${info.startedAt}" time="${info.milliseconds / 1000}">`,
    ...suites,
    ...(info.error === undefined ? [] : [errorSuite(info.error)]),
    '</testsuites>',
    '',
  ].join('\n')
}

const propertiesOf = ({ version, seeds, command }: RunInfo): string => {
  const properties = Object.entries({ version, seeds: seeds.join(' '), command })
  const texts = properties.map(([name, value]) => `<property name="${name}" value="${escapeXml(value)}"/>`)
  return `    <properties>${texts.join('')}</properties>`
}

const secondsOf = (results: readonly Result[]): number =>
  results.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / 1000

const errorSuite = (error: string): string =>
  `  <testsuite name="run" tests="1" errors="1"><testcase classname="run" name="all scenarios are played"><error message="${escapeXml(error)}"/></testcase></testsuite>`

function testCase(result: Result): string {
  const { scenario, seed, milliseconds, outcome, reason, failure } = result
  const name = escapeXml(`${scenario.id} seed ${seed}`)
  const start = `    <testcase classname="${scenario.group}" name="${name}" time="${milliseconds / 1000}"`
  if (outcome === 'passed') return `${start}/>`
  if (outcome === 'skipped') return `${start}><skipped message="${escapeXml(reason ?? '')}"/></testcase>`
  if (failure === undefined)
    return `${start}><failure message="${escapeXml(`Not played. ${reason ?? ''}`)}"/></testcase>`
  const differences = byWeight(failure.differences).map(
    ({ text, wallet, backEnd }) => `${text}\n  payment API: ${wallet}\n  back end: ${backEnd}`,
  )
  const links = [
    '',
    `The fix: ${remedyLink(scenario)}`,
    ...scenario.rules.map((it) => `${it}: ${ruleLink(it)}`),
  ]
  const body = escapeXml(
    [scenario.title, stepsText(result), ...differences, ...failure.log, ...links].join('\n'),
  )
  return `${start}><failure message="${escapeXml(headlineOf(failure.differences))}">${body}</failure></testcase>`
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes a text for XML and HTML. */
export const escapeXml = (text: string): string => text.replaceAll(/[&<>"]/g, (it) => ESCAPES[it] ?? it)
