export default function ReplayPage() {
  return null;
}
