import type { StarlightUserConfig } from '@astrojs/starlight/types'
import { type MachineName, machines } from '@pix-payments/spec'
import { flowAddress, flows } from '../data/flows.ts'

const MACHINES = Object.keys(machines) as MachineName[]

/** The navigation. `sidebar.order` in the front matter of the guides gives their order. */
export const sidebar: NonNullable<StarlightUserConfig['sidebar']> = [
  { label: 'Home', link: '/index.html' },
  {
    label: 'Guides',
    items: [{ label: 'All guides', link: '/guides/index.html' }, { autogenerate: { directory: 'guides' } }],
  },
  {
    label: 'Sandbox',
    // Their front matter hides these guides from the list above.
    items: [
      'guides/sandbox',
      'guides/sandbox-page',
      'guides/command-line',
      'guides/time',
      'guides/outcomes',
      'guides/sandbox-webhooks',
      'guides/testing-with-the-service',
      'guides/operating',
      'guides/rail',
      { label: 'Settings of the service', link: '/settings.html' },
    ],
  },
  {
    label: 'Flows',
    collapsed: true,
    items: [
      { label: 'All flows', link: '/flows.html' },
      ...flows.map((flow) => ({ label: flow.title, link: flowAddress(flow) })),
    ],
  },
  {
    label: 'Reference',
    items: [
      { label: 'API reference', link: '/reference/index.html' },
      { label: 'Sandbox reference', link: '/sandbox/index.html' },
      { label: 'Rail reference', link: '/rail/index.html' },
      { label: 'Error catalogue', link: '/errors.html' },
      { label: 'Schemas', link: '/schemas.html' },
      { label: 'Glossary', link: '/glossary.html' },
      { label: 'Architecture', link: '/architecture.html' },
    ],
  },
  {
    label: 'State machines',
    items: MACHINES.map((name) => ({ label: capitalized(name), link: `/states/${name}.html` })),
  },
  {
    label: 'Provenance',
    items: [
      { label: 'Gap register', link: '/gaps.html' },
      { label: 'Sections and rules', link: '/rules.html' },
      { label: 'Contract tests', link: '/contract-tests.html' },
      { label: 'Decisions', link: '/decisions.html' },
      { label: 'Benchmarks', link: '/benchmarks.html' },
      { label: 'Changelog', link: '/changelog.html' },
    ],
  },
]

function capitalized(word: string): string {
  return `${word[0]?.toUpperCase() ?? ''}${word.slice(1)}`
}
