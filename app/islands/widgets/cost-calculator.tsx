import { CostCalculator } from "#app/components/costs/cost-calculator.tsx";
import { island } from "../island.tsx";

export default island("cost-calculator", "interaction", CostCalculator);
