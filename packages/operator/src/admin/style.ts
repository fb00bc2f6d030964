export const STYLE = `
:root { color-scheme: light dark; --line: #c8ccd4; --soft: #f2f4f7; --link: #0b57d0; --text: #1b1f27; --page: #fff; --bad: #b3261e }
@media (prefers-color-scheme: dark) {
  :root { --line: #444b57; --soft: #23272f; --link: #8ab4f8; --text: #e8eaed; --page: #16181d; --bad: #f2b8b5 }
}
body { margin: 0 auto; max-width: 72rem; padding: 0 1rem 3rem; font: 1rem/1.5 system-ui, sans-serif; color: var(--text); background: var(--page) }
header { display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; align-items: center; padding: 1rem 0; border-bottom: 1px solid var(--line) }
header strong { font-size: 1.1rem }
nav { display: flex; gap: 1rem }
nav a[aria-current] { font-weight: 700; text-decoration: none; color: var(--text) }
a { color: var(--link) }
form { display: inline-flex; flex-wrap: wrap; gap: .5rem; align-items: center }
header form { margin-left: auto }
input, button { font: inherit; color: inherit; background: var(--page); border: 1px solid var(--line); border-radius: .3rem; padding: .25rem .6rem }
button { background: var(--soft); cursor: pointer }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px }
table { border-collapse: collapse; width: 100% }
caption { text-align: left; font-weight: 700; padding: .5rem 0 }
th, td { text-align: left; vertical-align: top; padding: .35rem .75rem .35rem 0; border-top: 1px solid var(--line) }
.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap }
.id { overflow-wrap: anywhere }
.wide { overflow-x: auto }
article { border: 1px solid var(--line); border-radius: .5rem; padding: .25rem 1rem 1rem; margin: 1rem 0 }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .15rem 1rem; margin: 0 0 .75rem }
dt { font-weight: 700 } dd { margin: 0; overflow-wrap: anywhere }
.advice { background: var(--soft); border-radius: .3rem; padding: .5rem .75rem }
.bad { color: var(--bad); font-weight: 700 }
`
