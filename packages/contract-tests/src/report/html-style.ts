/** The style sheet. Each outcome has its own sign in addition to its colour, for colour-blind readers. */
export const htmlStyle: string = `
:root { color-scheme: light dark; --good: #1a7f37; --bad: #cf222e; --open: #6e7781; --line: #d0d7de }
@media (prefers-color-scheme: dark) { :root { --good: #3fb950; --bad: #f85149; --open: #9198a1; --line: #3d444d } }
* { box-sizing: border-box }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; overflow-wrap: anywhere }
main { max-width: 60rem; margin: 0 auto; padding: 1rem }
h1 { font-size: 1.6rem; margin: 0.5rem 0 }
h2 { font-size: 1.2rem; margin: 2rem 0 0.5rem }
h3 { font-size: 1rem; margin: 1rem 0 0.25rem }
code, small { font-family: ui-monospace, monospace; font-size: 0.85em }
small { color: var(--open) }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0 1rem; margin: 1rem 0 }
dd { margin: 0 }
details { border-top: 1px solid var(--line); padding: 0.5rem 0 }
summary { cursor: pointer }
.sum { font-weight: 600 }
.sum.covered { color: var(--good) } .sum.failed { color: var(--bad) }
.chips { display: block; margin-top: 0.25rem }
.chip { display: inline-block; padding: 0 0.4em; margin: 0.1em 0; border: 1px solid; border-radius: 0.4em; font-family: ui-monospace, monospace; font-size: 0.8rem }
.chip.covered { color: var(--good) } .chip.failed { color: var(--bad); font-weight: 700 } .chip.not-reachable { color: var(--open); border-style: dashed }
.chip.covered::before { content: "✓ " } .chip.failed::before { content: "✗ " } .chip.not-reachable::before { content: "– " }
ul { padding-left: 1.2rem; margin: 0.25rem 0 } .codes { list-style: none; padding-left: 0 }
.cases { list-style: none; padding-left: 0 } .cases p { margin: 0; color: var(--open) }
.cases > li { padding-left: 1.4em; text-indent: -1.4em } .cases > li > * { text-indent: 0 }
.cases > .covered::before { content: "✓ "; color: var(--good) }
.cases > .failed::before { content: "✗ "; color: var(--bad) }
.cases > .not-reachable::before { content: "– "; color: var(--open) }
`
