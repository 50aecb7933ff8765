export { defineFeatureElement } from './define-feature-element.ts'
