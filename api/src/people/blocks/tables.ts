export interface BlocksTables {
  blocks: { blocker: string; blocked: string; created_at: Date };
}
