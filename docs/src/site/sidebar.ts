import type { StarlightUserConfig } from '@astrojs/starlight/types'
import { type MachineName, machines } from '@pix-payments/spec'
import { flowAddress, flows } from '../data/flows.ts'
import { guidesOf } from '../data/guides.ts'

const guides = (...group: Parameters<typeof guidesOf>): string[] =>
  guidesOf(...group).map((name) => `guides/${name}`)

const MACHINES = Object.keys(machines) as MachineName[]

/** The navigation. */
export const sidebar: NonNullable<StarlightUserConfig['sidebar']> = [
  { label: 'Home', link: '/index.html' },
  { label: 'All guides', link: '/guides/index.html' },
  { label: 'Move money', items: guides('Move money') },
  { label: 'Test', items: guides('Test') },
  { label: 'Go live', items: guides('Go live') },
  {
    label: 'Run the service',
    items: [...guides('Run the service'), { label: 'Settings of the service', link: '/settings.html' }],
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
      { label: 'Changelog', link: '/changelog.html' },
      {
        label: 'State machines',
        collapsed: true,
        items: MACHINES.map((name) => ({ label: capitalized(name), link: `/states/${name}.html` })),
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
        label: 'Provenance',
        collapsed: true,
        items: [
          { label: 'Gap register', link: '/gaps.html' },
          { label: 'Sections and rules', link: '/rules.html' },
          { label: 'Contract tests', link: '/contract-tests.html' },
        ],
      },
    ],
  },
  {
    label: 'For contributors',
    collapsed: true,
    items: [
      { label: 'Architecture', link: '/architecture.html' },
      { label: 'Decisions', link: '/decisions.html' },
      { label: 'Benchmarks', link: '/benchmarks.html' },
      { label: 'Proof', link: '/proof.html' },
    ],
  },
]

function capitalized(word: string): string {
  return `${word[0]?.toUpperCase() ?? ''}${word.slice(1)}`
}
