import type { Mistake } from '../mistake.ts'

/** Mistakes that are planted in analytics-accounts. */
export const analyticsAccountsMistakes: readonly Mistake[] = [
  {
    name: 'growth of a day shows the number of followers',
    file: 'libs/analytics-accounts/src/account-figures/day-values.ts',
    from: "growth: 'growth',",
    to: "growth: 'followers_count',",
  },
  {
    name: "a day that wasn't read counts as a day without posts",
    file: 'libs/analytics-accounts/src/account-figures/day-values.ts',
    from: 'readUntil !== null && day <= readUntil ? 0 : null',
    to: "readUntil !== '' ? 0 : null",
  },
  {
    name: 'followers that nobody told are compared as zero',
    file: 'libs/analytics-accounts/src/account-figures/figures.ts',
    from: 'return before > 0 ? followers_change / before : null',
    to: 'return before > 0 ? followers_change / before : 0',
  },
  {
    name: 'an account that was never read is said to share nothing',
    file: 'libs/analytics-accounts/src/account-figures/figure-value.tsx',
    from: "if (read_at === null) return 'notRead'",
    to: "if (read_at === '') return 'notRead'",
  },
  {
    name: 'an archived account is shown as being read',
    file: 'libs/analytics-accounts/src/account-figures/account-state.tsx',
    from: "if (archived_at !== null) return 'archived'",
    to: "if (archived_at === '') return 'archived'",
  },
  {
    name: 'a post without a known rate shows a rate of 0%',
    file: 'libs/analytics-accounts/src/account-figures/best-posts.tsx',
    from: "{rate === null ? text('notShared') : formatShare(rate, { full: true, fixed: true })}",
    to: '{formatShare(rate ?? 0, { full: true, fixed: true })}',
  },
  {
    name: 'no accounts to compare are read as an account without a number',
    file: 'libs/analytics-accounts/src/account-figures/compared-ids.ts',
    from: "compared === '' ? [] : compared.split('-').map(Number)",
    to: "compared.split('-').map(Number)",
  },
  {
    name: 'a growth that is positive has no plus',
    file: 'libs/analytics-accounts/src/account-figures/days-chart.tsx',
    from: "`${value > 0 ? '+' : ''}${countFormats.formatValue(value, where)}`",
    to: "`${value < 0 ? '+' : ''}${countFormats.formatValue(value, where)}`",
  },
]
