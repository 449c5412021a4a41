/** The one discount valid for the viewer: the time bonus, else the welcome code (spec §4 Time bonus). */
export interface ActiveDiscount {
  source: 'timebonus' | 'welcome';
  code: string;
  percentage: number;
  /** The server's deadline; null for a visitor's teaser, whose time starts with the sign-up. */
  expires_at: string | null;
}
