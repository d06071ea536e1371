export default function Join() {
  return null;
}
