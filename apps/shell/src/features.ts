import type { Feature } from '@tandem/app-frame'
import { analyticsFeature } from '@tandem/feature-analytics'
import { authFeature } from '@tandem/feature-auth'
import { ecommerceFeature } from '@tandem/feature-ecommerce'
import { integrationsFeature } from '@tandem/feature-integrations'
import { settingsFeature } from '@tandem/feature-settings'
import { workspaceFeature } from '@tandem/feature-workspace'

/**
 * The features of the product. A feature that is removed here is gone completely: pages, menu, palette and
 * preloading.
 */
export const features: readonly Feature[] = [
  authFeature,
  analyticsFeature,
  ecommerceFeature,
  integrationsFeature,
  workspaceFeature,
  settingsFeature,
]
