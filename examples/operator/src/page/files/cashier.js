// @ts-check
/**
 * @typedef {object} Movement
 * @property {'deposit' | 'withdrawal' | 'refund' | 'transfer'} kind
 * @property {string} id
 * @property {number} amount centavos
 * @property {string} status
 * @property {string} createdAt
 * @property {string | null} chargeId
 * @property {string | null} brCode
 */
/**
 * @typedef {object} State
 * @property {number} balance centavos
 * @property {Movement[]} movements the newest first
 * @property {{ name: string, taxId: string }} player
 * @property {string} walletId
 * @property {string | null} sandboxUrl
 */

const LOOK_MS = 1000

/** What the page says for each status of a deposit. @type {Readonly<Record<string, string>>} */
const DEPOSIT_WORDS = {
  OPENING: 'is being opened',
  PENDING: 'waits for the payment',
  PAID: 'paid and credited',
  EXPIRED: 'expired, not paid',
  CANCELED: 'cancelled, not paid',
  REFUSED: 'refused',
}
/** The same for a withdrawal. @type {Readonly<Record<string, string>>} */
const PAYOUT_WORDS = { REQUESTED: 'is being sent', SUCCESS: 'settled, the money arrived' }
const MOVING = new Set(['REQUESTED', 'INITIATED', 'CONFIRMED', 'PROCESSING'])

const money = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'BRL' })
const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' })

/** @type {State | undefined} */
let shown
/** The deposit whose QR code is shown. @type {string | undefined} */
let openDeposit

/**
 * @template {HTMLElement} T
 * @param {string} id
 * @param {new () => T} type
 * @returns {T}
 */
function element(id, type) {
  const found = document.getElementById(id)
  if (found instanceof type) return found
  throw new Error(`The page has no ${id}.`)
}

const say = (/** @type {string} */ text) => {
  element('news', HTMLElement).textContent = text
}
const complain = (/** @type {string} */ text) => {
  element('problem', HTMLElement).textContent = text
}

/** @param {number} centavos */
const reais = (centavos) => money.format(centavos / 100)

/** @param {Movement} movement */
function wordsOf({ kind, status }) {
  if (kind === 'deposit') return DEPOSIT_WORDS[status] ?? status
  if (MOVING.has(status) && status !== 'REQUESTED') return 'on its way'
  return PAYOUT_WORDS[status] ?? 'failed: the amount is back in the balance'
}

/** Reads 50, 50.00 or 50,00. @param {string} text */
function centavosOf(text) {
  const found = /^\s*(\d{1,9})(?:[.,](\d{1,2}))?\s*$/.exec(text)
  if (found === null) throw new Error('Write the amount in reais, for example 50.00.')
  return Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0'))
}

/** @param {string} path @param {object} [body] */
async function post(path, body) {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body ?? {}),
  })
  if (!response.ok) throw new Error(await response.text())
}

/** Shows the state, and says what has changed since the last look. @param {State} state */
function show(state) {
  const { balance, movements, player } = state
  element('player', HTMLElement).textContent = player.name
  element('key', HTMLElement).textContent = player.taxId.replace(/(\d{3})(\d{3})(\d{3})/, '$1.$2.$3-')
  element('balance', HTMLOutputElement).value = reais(balance)
  const moving = movements.filter(({ kind, status }) => kind !== 'deposit' && MOVING.has(status))
  const sum = moving.reduce((total, { amount }) => total + amount, 0)
  element('on-its-way', HTMLElement).hidden = sum === 0
  element('on-its-way', HTMLElement).textContent = `${reais(sum)} is on its way out.`
  element('none', HTMLElement).hidden = movements.length > 0
  element('movements', HTMLOListElement).replaceChildren(...movements.map(rowOf))
  showCharge(state)
  for (const movement of movements) {
    const before = shown?.movements.find(({ id }) => id === movement.id)
    if (before === undefined || before.status === movement.status) continue
    say(`The ${movement.kind} of ${reais(movement.amount)}: ${wordsOf(movement)}.`)
  }
  shown = state
}

/** @param {Movement} movement */
function rowOf(movement) {
  const { kind, amount, createdAt } = movement
  const row = document.createElement('li')
  const cells = [
    ['span', kind === 'deposit' ? 'Deposit' : kind.charAt(0).toUpperCase() + kind.slice(1)],
    ['span', `${kind === 'deposit' ? '+' : '−'}${reais(amount)}`],
    ['small', time.format(new Date(createdAt))],
    ['small', wordsOf(movement)],
  ]
  for (const [name = '', text = ''] of cells) {
    const cell = row.appendChild(document.createElement(name))
    cell.textContent = text
  }
  return row
}

/** Shows the QR code while its deposit waits for the payment. @param {State} state */
function showCharge({ movements, sandboxUrl, walletId }) {
  const waiting = movements.filter(({ kind, status }) => kind === 'deposit' && status === 'PENDING')
  const charge = waiting.find(({ id }) => id === openDeposit) ?? waiting[0]
  element('charge', HTMLElement).hidden = charge === undefined
  if (charge === undefined || charge.id === element('qr', HTMLImageElement).dataset['of']) return
  openDeposit = charge.id
  const qr = element('qr', HTMLImageElement)
  qr.dataset['of'] = charge.id
  qr.src = `/page/deposits/${charge.id}/qr.svg`
  element('charge-amount', HTMLElement).textContent = reais(charge.amount)
  element('br-code', HTMLTextAreaElement).value = charge.brCode ?? ''
  element('sandbox', HTMLElement).hidden = sandboxUrl === null
  const view = new URLSearchParams({ wallet: walletId, screen: 'charge', charge: charge.chargeId ?? '' })
  element('sandbox-link', HTMLAnchorElement).href = `${sandboxUrl}/?${view}`
}

/** The number of the last look, and of the look whose answer is shown. */
let [asked, answered] = [0, 0]

async function look() {
  const number = (asked += 1)
  const response = await fetch('/page/state')
  if (!response.ok) throw new Error(await response.text())
  const state = await response.json()
  // A later look may have been answered first.
  if (number < answered) return
  answered = number
  show(state)
}

/** Runs what a button asks for. A second click meanwhile does nothing. @param {HTMLButtonElement} button @param {() => Promise<void>} work */
async function run(button, work) {
  button.disabled = true
  complain('')
  try {
    await work()
    await look()
  } catch (error) {
    complain(error instanceof Error ? error.message : String(error))
  } finally {
    button.disabled = false
  }
}

/** @param {'deposit' | 'withdrawal'} kind @param {string} done */
function onOrder(kind, done) {
  const form = element(kind, HTMLFormElement)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const button = form.querySelector('button')
    if (button === null) return
    void run(button, async () => {
      const amount = centavosOf(String(new FormData(form).get('amount')))
      const id = crypto.randomUUID()
      if (kind === 'deposit') openDeposit = id
      await post(`/page/${kind}s`, { id, amount })
      say(done)
    })
  })
}

onOrder('deposit', 'The deposit waits for the payment of its QR code.')
onOrder('withdrawal', 'The withdrawal is stored. The amount is debited.')
element('pay', HTMLButtonElement).addEventListener('click', () => {
  void run(element('pay', HTMLButtonElement), async () => {
    await post(`/page/deposits/${element('qr', HTMLImageElement).dataset['of']}/pay`)
    say('The bank has paid. The credit comes with the webhook.')
  })
})
element('copy', HTMLButtonElement).addEventListener('click', () => {
  void run(element('copy', HTMLButtonElement), async () => {
    await navigator.clipboard.writeText(element('br-code', HTMLTextAreaElement).value)
    say('The text is copied.')
  })
})

let isLost = false
for (;;) {
  if (!document.hidden) {
    try {
      await look()
      if (isLost) complain('')
      isLost = false
    } catch {
      isLost = true
      complain('The operator does not answer. The page tries again.')
    }
  }
  await new Promise((done) => setTimeout(done, LOOK_MS))
}
