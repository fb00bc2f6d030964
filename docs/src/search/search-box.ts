import { searchTexts } from './search-texts.ts'

/** The HTML of the search box. `root` is the root of the site, seen from the page, and `language` the page's language. */
export function searchBox(root: string, language: string): string {
  const { search, close, field, examples, results } = searchTexts(language)
  return `<pix-search data-root="${root}">
  <button type="button" data-open aria-label="${search}" aria-keyshortcuts="/ Control+K">
    <svg aria-hidden="true" width="16" height="16" viewBox="0 0 16 16" fill="none" stroke="currentColor" stroke-width="1.6">
      <circle cx="7" cy="7" r="4.6"></circle><path d="M10.5 10.5 14.5 14.5" stroke-linecap="round"></path>
    </svg>
    <span class="label" aria-hidden="true">${search}</span>
    <kbd aria-hidden="true">/</kbd>
  </button>
  <dialog aria-label="${search}">
    <div class="field">
      <input type="search" role="combobox" aria-label="${field}" aria-controls="search-results" aria-expanded="false"
        aria-autocomplete="list" placeholder="${examples}" autocomplete="off" spellcheck="false">
      <button type="button" data-close>${close}</button>
    </div>
    <div id="search-results" role="listbox" aria-label="${results}"></div>
    <p role="status"></p>
  </dialog>
</pix-search>`
}
