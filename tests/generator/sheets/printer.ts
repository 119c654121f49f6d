import { existsSync } from 'node:fs'
import type { Printer } from './svg.ts'

const CHROMIUM = '/usr/bin/chromium'

/** A browser that prints, where one is installed and wanted; undefined otherwise. */
export async function openPrinter(producer: string | undefined): Promise<{ print: Printer; close: () => Promise<void> } | undefined> {
  if ((producer !== undefined && producer !== 'chromium') || !existsSync(CHROMIUM)) return undefined
  const { chromium } = await import('@playwright/test')
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] })
  const page = await browser.newPage()
  return {
    print: async (html, paper) => {
      await page.setContent(html)
      return page.pdf({ width: `${paper.width}px`, height: `${paper.height}px`, preferCSSPageSize: true, printBackground: true })
    },
    close: () => browser.close(),
  }
}
