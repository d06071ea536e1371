/** What happens at all is never told as 0 %, and what may fail never as 100 %. */
export function shareShown(share: number): number {
  if (share <= 0 || share >= 1) return share;
  return Math.min(0.99, Math.max(0.01, Math.round(share * 100) / 100));
}
