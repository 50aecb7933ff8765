import { chromium } from '@playwright/test'
import { findBrowser } from '../../workspace/src/find-browser.ts'

/** Starts the browser that takes the pictures. */
export const launchBrowser = () => chromium.launch(findBrowser())
