/** A statement in a changeset that a breaking difference only repairs the contract to what the source says. */
export interface Correction {
  /** Operations, events or components: `createRefund`, `pixChargePaid`, `Amount`, or `contract`. */
  readonly names: readonly string[]
  /** Why, with the section of the source or the gap that it goes by. */
  readonly reason: string
}

export interface Corrections {
  readonly corrections: readonly Correction[]
  /** The summary without them. */
  readonly text: string
  /** What is wrong with the lines that were meant as corrections. */
  readonly problems: readonly string[]
}

const CORRECTION_SYNTAX = 'correction(createRefund): the reason, with its section (§2.3) or gap (G-047).'

/**
 * Reads the lines `correction(name, name): reason` of a changeset. A reason may run on until an empty line.
 * It must say by what it is a correction: a section of the source or a gap.
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
      problems.push(`"${paragraph.split('\n')[0]}" is not written as ${CORRECTION_SYNTAX}`)
    else if (why === '') problems.push(`${title} has no reason: ${CORRECTION_SYNTAX}`)
    else if (!/§\d|G-\d{3}/.test(why))
      problems.push(`${title} does not say by what section or gap: ${CORRECTION_SYNTAX}`)
    else corrections.push({ names: list, reason: `${why[0]?.toUpperCase()}${why.slice(1)}` })
  }
  return { corrections, problems, text }
}

/** A correction begins a line and ends before an empty one, or before the next. */
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
