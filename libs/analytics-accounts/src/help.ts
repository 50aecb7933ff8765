import type { HelpTopic } from '@tandem/app-frame'
import { accountFigures } from './account-figures/figures.ts'
import { figureKey } from './account-figures/messages.ts'
import { accountsKey } from './accounts/messages.ts'
import { key } from './messages.ts'

/** What the figures of accounts mean, for the help page. */
export const accountHelp: readonly HelpTopic[] = [
  {
    title: key('navigation.accounts'),
    terms: accountFigures.map((figure) => ({
      id: `account-${figure}`,
      term: figureKey(`figures.${figure}`),
      definition: figureKey(figure === 'growth' ? 'where.growthOwn' : `where.${figure}`),
    })),
  },
  {
    title: accountsKey('days.title'),
    terms: [
      {
        id: 'account-followers-by-day',
        term: figureKey('byDay.growth'),
        definition: figureKey('dayRules.growth'),
      },
      ...(['followers', 'reach', 'views', 'interactions', 'posts'] as const).map((figure) => ({
        id: `day-${figure}`,
        term: figureKey(`byDay.${figure}`),
        definition: figureKey(`dayRules.${figure}`),
      })),
      ...(
        ['follows', 'unfollows', 'newFollowers', 'likes', 'comments', 'shares', 'saves', 'taps'] as const
      ).map((figure) => ({
        id: `day-${figure}`,
        term: accountsKey(`days.${figure}`),
        definition: accountsKey(`days.rules.${figure}`),
      })),
    ],
  },
  {
    title: key('navigation.tracker'),
    terms: [
      { id: 'tracked-growth', term: figureKey('figures.growth'), definition: figureKey('where.growth') },
      {
        id: 'tracked-engagement',
        term: figureKey('engagementTracked'),
        definition: figureKey('where.engagementTracked'),
      },
    ],
  },
]
