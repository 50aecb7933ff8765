import { screen, screensIn } from '@tandem/workbench/screens'
import { appWith } from '../test-host.tsx'
import { upgradePath } from './upgrade-path.ts'

export default {
  title: 'Screens/Frame/Upgrade',
  tags: ['!autodocs'],
  ...screensIn(appWith(), upgradePath),
}

export const WhatProWillInclude = screen({ shows: 'What Pro will include for your team.' })
