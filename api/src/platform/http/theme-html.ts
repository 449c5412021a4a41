import { readTheme, THEME_COOKIE, type ThemeName } from '@rendezvous/contract/resources/preferences/values';
import { DARK, LIGHT } from '@rendezvous/theme/tokens';
import type { FastifyRequest } from 'fastify';

/** The look that this browser has chosen. */
export const themeOf = (request: FastifyRequest): ThemeName => readTheme(request.cookies[THEME_COOKIE]);

/** Start tag of a page's root element; a chosen look is in it, so that the first paint is right. */
export function rootTag(language: string, shown: ThemeName): string {
  return `<html lang="${language}"${shown === 'device' ? '' : ` data-theme="${shown}"`}>`;
}

/** What the browser draws before it has read a style. */
export function colorScheme(shown: ThemeName): string {
  return `<meta name="color-scheme" content="${shown === 'device' ? 'light dark' : shown}">`;
}

/** Colours of the browser's own bars, light before dark. The page's head changes their media with the look (`shell/src/early`). */
export function themeColors(shown: ThemeName): string {
  const tag = (own: 'light' | 'dark', color: string): string => {
    const media = shown === 'device' ? `(prefers-color-scheme:${own})` : shown === own ? 'all' : 'not all';
    return `<meta name="theme-color" media="${media}" content="${color}">`;
  };
  return tag('light', LIGHT.bg) + tag('dark', DARK.bg);
}
