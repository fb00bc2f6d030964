/**
 * A line in a changeset that names differences. `breaking` says what users must do. `correction` says that the breaking
 * difference only makes the contract agree with the source. `additive` only names, because the changeset tells the news.
 */
export interface Announcement {
  readonly kind: 'breaking' | 'correction' | 'additive'
  /** Names as in `Finding.row`, such as `createRefund`, `pixChargePaid`, `Amount`, `Charge.debtor`. */
  readonly names: readonly string[]
  /** What users must do, or the reason of the correction with its section of the source or its gap. Or empty. */
  readonly text: string
}

export interface Announcements {
  readonly announcements: readonly Announcement[]
  /** The summary without the announcements. */
  readonly text: string
  /** The problems of lines that start like an announcement but are not valid. */
  readonly problems: readonly string[]
}

const SYNTAX: Readonly<Record<Announcement['kind'], string>> = {
  breaking: 'breaking(Charge.debtor): what users of the contract must change.',
  correction: 'correction(createRefund): the reason, with its section (§2.3) or gap (G-047).',
  additive: 'additive(Charge.note)',
}

const KINDS = Object.keys(SYNTAX) as Announcement['kind'][]

/**
 * Reads the lines `breaking(name, name): text`, `correction(name, name): reason` and `additive(name, name)` of a changeset.
 * A text ends before an empty line. A reason must name a section of the source or a gap.
 */
export function readAnnouncements(summary: string): Announcements {
  const announcements: Announcement[] = []
  const problems: string[] = []
  const { paragraphs, text } = split(summary)
  for (const paragraph of paragraphs) {
    const kind = KINDS.find((it) => paragraph.toLowerCase().startsWith(it)) ?? 'breaking'
    const { names = '', words = '' } =
      /^(?:breaking|correction|additive)\((?<names>[^)]*)\)(?::(?<words>.*))?$/s.exec(paragraph)?.groups ?? {}
    const list = names
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean)
    const why = words.replaceAll(/\s+/g, ' ').trim()
    const title = `${kind}(${list.join(', ')})`
    if (list.length === 0 || (kind === 'additive' && why !== ''))
      problems.push(`"${paragraph.split('\n')[0]}" does not have the form ${SYNTAX[kind]}`)
    else if (kind !== 'additive' && why === '')
      problems.push(`${title} has no ${kind === 'breaking' ? 'text' : 'reason'}: ${SYNTAX[kind]}`)
    else if (kind === 'correction' && !/§\d|G-\d{3}/.test(why))
      problems.push(`${title} does not cite a section or a gap: ${SYNTAX[kind]}`)
    else announcements.push({ kind, names: list, text: why.replace(/^./u, (it) => it.toUpperCase()) })
  }
  return { announcements, problems, text }
}

/** An announcement starts at the beginning of a line, and ends before an empty line or the next announcement. */
function split(summary: string): { paragraphs: string[]; text: string } {
  const paragraphs: string[] = []
  const rest: string[] = []
  let open = false
  for (const line of summary.split('\n')) {
    const words = line.replace(/^\s*[-*]\s+/, '').trim()
    if (/^(breaking|correction|additive)\b\s*[(:]/i.test(words)) {
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
