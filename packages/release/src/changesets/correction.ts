/**
 * A line in a changeset. It states that a breaking difference is a correction: it only makes the contract agree with
 * the source.
 */
export interface Correction {
  /** Names of operations, events or components, such as `createRefund`, `pixChargePaid`, `Amount`; or `contract`. */
  readonly names: readonly string[]
  /** The reason. It names a section of the source or a gap. */
  readonly reason: string
}

export interface Corrections {
  readonly corrections: readonly Correction[]
  /** The summary without the corrections. */
  readonly text: string
  /** The problems of lines that start like a correction but are not valid. */
  readonly problems: readonly string[]
}

const CORRECTION_SYNTAX = 'correction(createRefund): the reason, with its section (§2.3) or gap (G-047).'

/**
 * Reads the lines `correction(name, name): reason` of a changeset. A reason ends before an empty line. It must name a
 * section of the source or a gap.
 */
export function readCorrections(summary: string): Corrections {
  const corrections: Correction[] = []
  const problems: string[] = []
  const { paragraphs, text } = split(summary)
  for (const paragraph of paragraphs) {
    const { names = '', reason = '' } =
      /^correction\((?<names>[^)]*)\):(?<reason>.*)$/s.exec(paragraph)?.groups ?? {}
    const list = names
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean)
    const why = reason.replaceAll(/\s+/g, ' ').trim()
    const title = `correction(${list.join(', ')})`
    if (list.length === 0)
      problems.push(`"${paragraph.split('\n')[0]}" does not have the form ${CORRECTION_SYNTAX}`)
    else if (why === '') problems.push(`${title} has no reason: ${CORRECTION_SYNTAX}`)
    else if (!/§\d|G-\d{3}/.test(why))
      problems.push(`${title} does not cite a section or a gap: ${CORRECTION_SYNTAX}`)
    else corrections.push({ names: list, reason: `${why[0]?.toUpperCase()}${why.slice(1)}` })
  }
  return { corrections, problems, text }
}

/** A correction starts at the beginning of a line, and ends before an empty line or the next correction. */
function split(summary: string): { paragraphs: string[]; text: string } {
  const paragraphs: string[] = []
  const rest: string[] = []
  let open = false
  for (const line of summary.split('\n')) {
    const words = line.replace(/^\s*[-*]\s+/, '').trim()
    if (/^correction\b\s*[(:]/i.test(words)) {
      paragraphs.push(words)
      open = true
    } else if (words !== '' && open) paragraphs.push(`${paragraphs.pop()}\n${words}`)
    else {
      open = false
      rest.push(line)
    }
  }
  return {
    paragraphs,
    text: rest
      .join('\n')
      .replaceAll(/\n{3,}/g, '\n\n')
      .trim(),
  }
}
