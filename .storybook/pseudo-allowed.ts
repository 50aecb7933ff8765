/** Texts that may be as they are, with the reason. */
export const allowed: readonly { stories: RegExp; texts: RegExp; reason: string }[] = [
  {
    stories: /^mail-/,
    texts: /./,
    reason: 'Mails are texts of the server, which translates them itself; the story shows their source.',
  },
  {
    stories: /^design-system-(date-range|filter-bar)--/,
    texts: /^(Lifetime|Today|Yesterday|(This|Last) .+)$/,
    reason: 'The stories take the English names of presets; pages have them in their messages.',
  },
  {
    stories: /^tokens-/,
    texts: /./,
    reason: 'The names, values and descriptions of tokens, for people who build with them.',
  },
  {
    stories: /^workspace-permission-table--/,
    texts: /^(Super Admin|Admin|Viewer|What \S+ allows|[a-z]+)$/,
    reason: 'The story makes names and texts from the contract, in the place of the server’s answer.',
  },
  {
    stories: /^e-commerce-order-status-badge--all$/,
    texts: /^Invoiced$/,
    reason: 'A plugin of a store adds this status; its name is data.',
  },
  {
    stories: /^screens-.*--failing$/,
    texts: /^(Try again|The page could not be shown)$/,
    reason: 'The page of the workbench, in the place of the app’s error page.',
  },
  {
    stories: /^design-system-link--states$/,
    texts: /^https:|px$/,
    reason: 'An address is one word; the paragraph around a link decides whether it breaks.',
  },
  {
    stories: /^design-system-change-value--states$/,
    texts: /^\+123\.456\.789|px$/,
    reason: 'A change is one line; the story shows what a sentence would do.',
  },
  {
    stories: /^design-system-select-switcher--in-a-row-that-scrolls$/,
    texts: /^TRY$/,
    reason: 'The row leaves the switcher no room on purpose.',
  },
]
