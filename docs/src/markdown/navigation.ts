import { htmlToHast } from 'satteri'
import { all, find, type HastElement, type HastNode, textOf } from './plain-content.ts'
import { twinOf } from './twin-links.ts'

/** A group of the navigation. */
export interface NavigationGroup {
  readonly title: string
  /** The Markdown files of its pages, in the order of the navigation, without those of a group inside it. */
  readonly paths: readonly string[]
}

/** The navigation of the site, from its start page. A page beside the groups is left out. */
export function navigationOf(startPage: string): readonly NavigationGroup[] {
  const tree = htmlToHast(startPage) as HastNode
  const navigation = all([tree], 'nav').find(({ properties }) => properties['ariaLabel'] === 'Main')
  return all(navigation === undefined ? [] : [navigation], 'details').map((group) => ({
    title: textOf(find([group], 'summary')).trim(),
    paths: linksOf(group).map(({ properties }) => twinOf(String(properties['href'] ?? ''))),
  }))
}

function linksOf(group: HastElement): readonly HastElement[] {
  const inner = new Set(all(all(group.children, 'details'), 'a'))
  return all(group.children, 'a').filter((link) => !inner.has(link))
}
