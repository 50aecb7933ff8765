import type { Feature } from '@tandem/app-frame'
import { analyticsFeature } from '@tandem/feature-analytics'
import { authFeature } from '@tandem/feature-auth'
import { ecommerceFeature } from '@tandem/feature-ecommerce'
import { integrationsFeature } from '@tandem/feature-integrations'
import { settingsFeature } from '@tandem/feature-settings'
import { workspaceFeature } from '@tandem/feature-workspace'

/** What the product is made of. A feature that is taken out here is gone: pages, menu, palette and reading ahead. */
export const features: readonly Feature[] = [
  authFeature,
  analyticsFeature,
  ecommerceFeature,
  integrationsFeature,
  workspaceFeature,
  settingsFeature,
]
