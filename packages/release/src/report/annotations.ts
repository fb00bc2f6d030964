import { whereOf } from '../review/finding.ts'
import { ownersOf, type Report } from './report.ts'
import type { SourceFiles } from './source-files.ts'

/** Returns workflow commands for GitHub: one error for each problem, and one warning or notice for each difference. */
export function annotations(report: Report, files: SourceFiles): string {
  const problems = report.problems.map(({ file, message }) => command('error', file, 'Release', message))
  const notes = report.findings
    .filter((it) => it.class !== 'neutral')
    .map((finding) => {
      const { class: name, because, announcement, rule } = finding
      const text = `${ownersOf(finding)}: ${whereOf(finding)}. ${announcement ?? because}`
      return command(name === 'breaking' ? 'warning' : 'notice', files.of(finding), `${name} (${rule})`, text)
    })
  return [...problems, ...notes].join('\n')
}

function command(level: string, file: string | undefined, title: string, message: string): string {
  const properties = [...(file === undefined ? [] : [`file=${property(file)}`]), `title=${property(title)}`]
  return `::${level} ${properties.join(',')}::${data(message)}`
}

const data = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
const property = (text: string): string => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
