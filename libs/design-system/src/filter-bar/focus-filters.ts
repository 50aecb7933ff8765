/** Marks the filter bar of a page. */
export const filtersMark = { 'data-filters': '' }

/**
 * Moves the focus to the page's filter bar, for a button outside it that disappears with the search or the
 * filters that it clears. The next Tab leads to the search.
 */
export const focusFilters = () => document.querySelector<HTMLElement>('[data-filters]')?.focus()
