import { accountHelp } from '@tandem/analytics-accounts'
import { postHelp } from '@tandem/analytics-posts'
import type { HelpTopic } from '@tandem/app-frame'
import { dashboardKey } from './dashboard/messages.ts'
import { key } from './messages.ts'

/** What the figures of analytics mean, for the help page. */
export const analyticsHelp: readonly HelpTopic[] = [
  ...postHelp,
  ...accountHelp,
  {
    title: key('navigation.dashboard'),
    terms: [
      ...(['posts', 'profile_links_taps'] as const).map((figure) => ({
        id: `dashboard-${figure.replaceAll('_', '-')}`,
        term: dashboardKey(`insights.measures.${figure}`),
        definition: dashboardKey(`insights.rules.${figure}`),
      })),
      {
        id: 'online-followers',
        term: dashboardKey('online.title'),
        definition: dashboardKey('online.rule'),
        note: dashboardKey('online.note'),
      },
      ...(['new', 'returning', 'average', 'newRevenue', 'returningRevenue'] as const).map((figure) => ({
        id: `customers-${figure}`,
        term: dashboardKey(`customers.figures.${figure}`),
        definition: dashboardKey(`customers.rules.${figure}`),
      })),
      {
        id: 'orders-by-channel',
        term: dashboardKey('customers.channels.title'),
        definition: dashboardKey('customers.rules.channels'),
      },
    ],
  },
  {
    title: dashboardKey('audience.title'),
    terms: [
      ...(['followers', 'engaged'] as const).map((whose) => ({
        id: `audience-${whose}`,
        term: dashboardKey(`audience.whose.${whose}`),
        definition: dashboardKey(`audience.rule.${whose}`),
      })),
      {
        id: 'audience-buyers',
        term: dashboardKey('audience.buyers'),
        definition: dashboardKey('audience.rule.buyers'),
      },
    ],
  },
]
