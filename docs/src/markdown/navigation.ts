import { htmlToHast } from 'satteri'
import { all, find, type HastNode, textOf } from './plain-content.ts'
import { twinOf } from './twin-links.ts'

/** A group of the navigation. */
export interface NavigationGroup {
  readonly title: string
  /** The Markdown files of its pages, in the order of the navigation. */
  readonly paths: readonly string[]
}

/** The navigation of the site, from its start page. A page beside the groups is left out. */
export function navigationOf(startPage: string): readonly NavigationGroup[] {
  const tree = htmlToHast(startPage) as HastNode
  const navigation = all([tree], 'nav').find(({ properties }) => properties['ariaLabel'] === 'Main')
  return all(navigation === undefined ? [] : [navigation], 'details').map((group) => ({
    title: textOf(find([group], 'summary')).trim(),
    paths: all([group], 'a').map(({ properties }) => twinOf(String(properties['href'] ?? ''))),
  }))
}
