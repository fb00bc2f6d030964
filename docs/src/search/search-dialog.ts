import { createSearch, type Search } from './search.ts'
import type { SearchDocument } from './search-document.ts'
import { searchTexts } from './search-texts.ts'

declare global {
  /** `search-documents.js` sets it. */
  var pixSearchDocuments: readonly SearchDocument[] | undefined
}

const TEXTS = searchTexts(document.documentElement.lang)

/**
 * The search box: a dialog with a field and a list of results that the arrow keys select. It loads the documents when it
 * opens for the first time. A script element loads them, because a page that is opened from the disk cannot fetch.
 */
class SearchDialog extends HTMLElement {
  readonly #dialog: HTMLDialogElement = required(this.querySelector('dialog'))
  readonly #field: HTMLInputElement = required(this.querySelector('input'))
  readonly #list: HTMLElement = required(this.querySelector('[role=listbox]'))
  readonly #status: HTMLElement = required(this.querySelector('[role=status]'))
  readonly #root: string = this.dataset['root'] ?? './'
  #search: Search | undefined

  connectedCallback(): void {
    this.querySelector('[data-open]')?.addEventListener('click', () => this.#open())
    this.querySelector('[data-close]')?.addEventListener('click', () => this.#dialog.close())
    this.#dialog.addEventListener('click', (event) => {
      if (event.target === this.#dialog) this.#dialog.close()
    })
    this.#field.addEventListener('input', () => this.#show())
    this.#field.addEventListener('keydown', (event) => this.#walk(event))
    // A link to an anchor of the same page does not reload the page, so the dialog would stay open.
    this.#list.addEventListener('click', () => this.#dialog.close())
    document.addEventListener(
      'keydown',
      (event) => {
        const field = (event.target as HTMLElement).closest('input, textarea, select, [contenteditable]')
        // When the dialog has just closed, its field has the focus until the next frame.
        const typing = field !== null && (field !== this.#field || this.#dialog.open)
        const slash = event.key === '/' && !typing && !event.ctrlKey && !event.metaKey && !event.altKey
        const chord = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)
        if (!slash && !chord) return
        event.preventDefault()
        // The reference has a search of its own for the same keys.
        event.stopImmediatePropagation()
        if (this.#dialog.open) this.#dialog.close()
        else this.#open()
      },
      { capture: true },
    )
  }

  #open(): void {
    this.#dialog.showModal()
    this.#field.select()
    if (globalThis.pixSearchDocuments !== undefined || document.querySelector('script[data-search]') !== null)
      return
    const script = document.createElement('script')
    script.src = `${this.#root}search-documents.js`
    script.dataset['search'] = ''
    script.addEventListener('load', () => this.#show())
    script.addEventListener('error', () => {
      this.#status.textContent = TEXTS.missing
    })
    document.head.append(script)
  }

  #show(): void {
    const documents = globalThis.pixSearchDocuments
    if (documents === undefined) return
    this.#search ??= createSearch(documents, document.documentElement.lang)
    const query = this.#field.value.trim()
    const found = query === '' ? [] : this.#search(query)
    this.#list.replaceChildren(...found.map((document, index) => this.#option(document, index)))
    this.#status.textContent = query === '' ? '' : summaryOf(found.length, query)
    this.#field.setAttribute('aria-expanded', String(found.length > 0))
    this.#choose(0)
  }

  #option({ kind, name, summary, address }: SearchDocument, index: number): HTMLElement {
    const link = document.createElement('a')
    link.href = `${this.#root}${address}`
    link.id = `search-result-${index}`
    link.role = 'option'
    link.tabIndex = -1
    link.append(part('kind', TEXTS.kinds[kind]), part('name', name), part('summary', summary))
    return link
  }

  #walk(event: KeyboardEvent): void {
    const options = [...this.#list.children]
    const current = options.findIndex((option) => option.ariaSelected === 'true')
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }
    const step = steps[event.key]
    if (step !== undefined && options.length > 0) {
      event.preventDefault()
      this.#choose((current + step + options.length) % options.length)
    } else if (event.key === 'Escape') {
      // By default the first Escape only clears a search field.
      event.preventDefault()
      this.#dialog.close()
    } else if (event.key === 'Enter') {
      event.preventDefault()
      ;(options[current] as HTMLAnchorElement | undefined)?.click()
    }
  }

  #choose(index: number): void {
    for (const [place, option] of [...this.#list.children].entries()) {
      option.ariaSelected = String(place === index)
      if (place === index) option.scrollIntoView({ block: 'nearest' })
    }
    if (this.#list.children.length > 0)
      this.#field.setAttribute('aria-activedescendant', `search-result-${index}`)
    else this.#field.removeAttribute('aria-activedescendant')
  }
}

/** Registers the element `<pix-search>`. */
export function defineSearchDialog(): void {
  customElements.define('pix-search', SearchDialog)
}

function part(name: string, text: string): HTMLElement {
  const span = document.createElement('span')
  span.className = name
  span.textContent = text
  return span
}

function summaryOf(count: number, query: string): string {
  return count === 0 ? TEXTS.nothing(query) : TEXTS.count(count)
}

function required<T>(element: T | null): T {
  if (element === null) throw new Error('An element of the search box is missing in the page.')
  return element
}
