import { CostCalculator } from "#app/components/estimates/cost-calculator.tsx";
import { island } from "../island.tsx";

export default island("cost-calculator", CostCalculator);
