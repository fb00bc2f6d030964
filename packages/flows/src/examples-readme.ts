import type { Flow } from './flow.ts'

/** The version of Redocly that runs the workflows in our tests. */
const REDOCLY = '2.77.0'

/** The version of Bruno with which the collection was run. */
const BRUNO = '4.1.0'

/** The README of `examples.zip`. */
export function examplesReadme(flows: readonly Flow[], version: string): string {
  const rows = flows.map(({ name, title, summary }) => `| \`${name}\` | ${title} | ${summary} |`)
  return `# Examples of the Pix payment API ${version}

| folder | contents |
| --- | --- |
| \`openapi.yaml\` | the contract |
| \`sandbox/openapi.yaml\` | the control API of the sandbox |
| \`rail/openapi.yaml\` | the contract between the service and an institution |
| \`examples/\` | example requests and responses of each operation, and example events; \`README.md\` describes the people and ids in them |
| \`workflows/\` | flows of several calls, as Arazzo 1.0.1 documents that run |
| \`bruno/\` | the same flows as a collection for Bruno |

The name of an example file says what it is: \`request_<case>.json\` is a request, \`<status>_<case>.json\` a response. \`sandbox/examples/\` and \`rail/examples/\` follow the same rule.

## Run the flows

Start the sandbox. It needs Node 24.18 or newer:

\`\`\`sh
npx @pix-payments/service
\`\`\`

In a second terminal, run all flows:

\`\`\`sh
npx @redocly/cli@${REDOCLY} respect workflows/*.arazzo.yaml -S pix=http://127.0.0.1:4010 -S sandbox=http://127.0.0.1:4010
\`\`\`

To run one flow, name its file. \`-v\` prints each request and response. A flow creates a wallet for itself, and moves the clock of this wallet only.

With [Bruno](https://www.usebruno.com), open the folder \`bruno/\` as a collection, choose the environment \`sandbox\`, and run a folder from its first request to its last one. On the command line:

\`\`\`sh
cd bruno
npx @usebruno/cli@${BRUNO} run --env sandbox -r
\`\`\`

| flow | what | result |
| --- | --- | --- |
${rows.join('\n')}
`
}
