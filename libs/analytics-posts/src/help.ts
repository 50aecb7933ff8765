import type { HelpTopic } from '@tandem/app-frame'
import { customersKey } from './post-detail/customer-messages.ts'
import { key as postKey } from './post-detail/messages.ts'
import { definedMetrics, isNoted, metricKey } from './post-metrics/messages.ts'
import { postsKey } from './posts/messages.ts'
import { key } from './messages.ts'

/** What the figures of posts mean, for the help page. */
export const postHelp: readonly HelpTopic[] = [
  {
    title: key('navigation.posts'),
    terms: definedMetrics.map((metric) => ({
      id: metric.replaceAll('_', '-'),
      term: metricKey(`names.${metric}`),
      definition: metricKey(`definitions.${metric}`),
      ...(isNoted(metric) && { note: metricKey(`notes.${metric}`) }),
    })),
  },
  {
    title: postsKey('sold.label'),
    terms: [
      ...(['proven', 'organic', 'paid'] as const).map((kind) => ({
        id: `post-sales-${kind}`,
        term: postsKey(`revenue.${kind}`),
        definition: postsKey(`revenue.rule.${kind}`),
      })),
      {
        id: 'post-sales-also',
        term: postsKey('revenue.alsoName'),
        definition: postsKey('revenue.rule.also'),
      },
      { id: 'lift', term: postsKey('sold.by.lift'), definition: postsKey('revenue.rule.lift') },
      { id: 'lift-posts', term: postsKey('lift.postsName'), definition: postsKey('revenue.rule.liftPosts') },
      { id: 'post-customers', term: customersKey('title'), definition: customersKey('rule') },
      { id: 'short-link-opens', term: postKey('links.opensName'), definition: postKey('links.rule') },
    ],
  },
]
