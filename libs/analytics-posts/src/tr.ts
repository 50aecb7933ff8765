import type { Catalogue } from '@tandem/app-frame'
import { turkish as lists } from '@tandem/lists/tr'
import { postPagesInTurkish } from './messages.tr.ts'
import { postCustomersInTurkish } from './post-detail/customer-messages.tr.ts'
import { postInTurkish } from './post-detail/messages.tr.ts'
import { postSalesInTurkish } from './post-detail/sales-messages.tr.ts'
import { postKindsInTurkish } from './post-kind/messages.tr.ts'
import { postMetricsInTurkish } from './post-metrics/messages.tr.ts'
import { postProductsInTurkish } from './post-products/messages.tr.ts'
import { postsInTurkish } from './posts/messages.tr.ts'
import { sharedLinkInTurkish } from './shared-link/messages.tr.ts'

/** The texts about posts in Turkish, with those of the libraries below. */
export const turkish: readonly Catalogue[] = [
  ...lists,
  postPagesInTurkish,
  postCustomersInTurkish,
  postInTurkish,
  postSalesInTurkish,
  postKindsInTurkish,
  postMetricsInTurkish,
  postProductsInTurkish,
  postsInTurkish,
  sharedLinkInTurkish,
]
