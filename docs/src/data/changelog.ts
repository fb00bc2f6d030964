import { description } from './prose.ts'

declare global {
  /** The pending changesets as Markdown. The build of the site defines it. */
  const UNRELEASED: string
}

/** A release, or the changes that no release has yet. */
interface ChangelogSection {
  readonly slug: string
  readonly title: string
  readonly html: string
}

/** The sections of the changelog, newest first. Both texts are Markdown with a heading of the second level for each. */
export function changelogSections(unreleased: string, changelog: string): readonly ChangelogSection[] {
  return [unreleased, changelog]
    .flatMap((text) => text.split(/^## /m).slice(1))
    .map((section) => {
      const [title = '', ...lines] = section.split('\n')
      const slug = title.toLowerCase().replaceAll(/[^a-z0-9.]+/g, '-')
      return { slug, title, html: description(lines.join('\n')) }
    })
}
